import * as z from 'zod';
import { call, refusals, session } from '../call.ts';
import { listOf, listQuery, uuid } from '../fields.ts';

export const emailRhythms = ['now', 'daily', 'weekly', 'off'] as const;

export const NotificationView = z.object({
  id: uuid,
  event: z.string(),
  text_en: z.string(),
  text_ms: z.string(),
  /** What it is about, as its readers know it: the title of an article, say. */
  about: z.string(),
  /** In which that is written (BCP 47); empty where it is not known, or in the words of the portal. */
  about_lang: z.string(),
  opens: z.enum(['article', 'my-reviews', 'journal', 'profile', 'tasks', 'journal-messages']),
  subject_id: uuid,
  created_at: z.string(),
  read: z.boolean(),
});

export const listNotifications = call
  .route({
    method: 'POST',
    path: '/api/admin/messaging/list-notifications',
    summary: "One's own notifications, newest first",
  })
  .meta({ access: session, limit: 'read', statements: 1 })
  .input(listQuery(z.object({ unread: z.boolean().default(false) }).default({ unread: false }), ['-created_at']))
  .output(listOf(NotificationView).extend({ unread: z.int() }))
  .errors({});

export const markRead = call
  .route({
    method: 'POST',
    path: '/api/admin/messaging/mark-read',
    summary: 'Mark notifications as read; without ids all of them',
  })
  .meta({ access: session, limit: 'act' })
  .input(z.object({ ids: z.array(uuid).max(200).optional() }))
  .output(z.object({ unread: z.int() }))
  .errors(refusals('not-while-switched'));

export const Preference = z.object({ event: z.string(), in_app: z.boolean(), email: z.enum(emailRhythms) });

export const getPreferences = call
  .route({
    method: 'POST',
    path: '/api/admin/messaging/get-preferences',
    summary: 'Which events one hears of, and how',
  })
  .meta({ access: session, limit: 'read', statements: 1 })
  .output(
    z.array(
      Preference.extend({
        group: z.string(),
        label_en: z.string(),
        label_ms: z.string(),
        has_notice: z.boolean(),
        rhythms: z.array(z.enum(emailRhythms)),
      }),
    ),
  )
  .errors({});

export const savePreferences = call
  .route({
    method: 'POST',
    path: '/api/admin/messaging/save-preferences',
    summary: 'Choose which events one hears of, and how',
  })
  .meta({ access: session, limit: 'act' })
  .input(z.object({ preferences: z.array(Preference).max(100) }))
  .output(z.array(Preference))
  .errors(refusals('event-not-found', 'event-needed', 'not-while-switched'));

export const noticeCalls = { listNotifications, markRead, getPreferences, savePreferences };
