/**
 * Tells a person's open windows that their notifications changed, by server-sent events. What changed is asked for by the
 * ordinary calls; the stream itself carries the unread count alone. PostgreSQL tells every process.
 */
import type { ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { type Sessions, sendProblem, visitOf } from './api.ts';
import { sessionTokenOf } from './session-cookie.ts';

const heartbeat = 25_000;
const mostWindows = 20;

type Window = { response: ServerResponse; token: string };

export type NotificationStream = {
  routes: (app: FastifyInstance) => void;
  /** A person's notifications changed, in this process or another. */
  tell: (person: string) => void;
  /** The line to PostgreSQL was down: everybody asks again. */
  tellAll: () => void;
  close: () => void;
};

export const notificationStream = (
  unreadCount: (person: string) => Promise<number>,
  sessions: Sessions,
): NotificationStream => {
  const open = new Map<string, Set<Window>>();

  const end = (person: string, window: Window): void => {
    window.response.end();
    const others = open.get(person);
    others?.delete(window);
    if (others?.size === 0) open.delete(person);
  };

  const send = async (person: string): Promise<void> => {
    const windows = [...(open.get(person) ?? [])];
    if (windows.length === 0) return;
    const unread = await unreadCount(person);
    for (const { response } of windows) response.write(`event: notifications\ndata: {"unread":${unread}}\n\n`);
  };
  const tell = (person: string): void => void send(person).catch((error: unknown) => console.error(error));

  /** A session that has ended since hears no more. */
  const stillThere = async (person: string, window: Window): Promise<void> => {
    const { actor } = await sessions.actorOf(window.token);
    if (actor.kind === 'person' && actor.person === person) window.response.write(': here\n\n');
    else end(person, window);
  };
  const timer = setInterval(() => {
    for (const [person, windows] of open)
      for (const window of windows) void stillThere(person, window).catch(() => end(person, window));
  }, heartbeat);
  timer.unref();

  const routes = (app: FastifyInstance): void => {
    app.get('/api/notifications/stream', async (request, reply) => {
      const { actor, visit } = await visitOf(request, reply, sessions);
      const token = sessionTokenOf(request, sessions.secure);
      if (actor.kind !== 'person' || !token) return sendProblem(reply, 'not-logged-in', visit.language);
      const { person } = actor;
      const windows = open.get(person) ?? new Set<Window>();
      open.set(person, windows);
      const [oldest] = windows;
      if (oldest && windows.size >= mostWindows) end(person, oldest);
      reply.hijack();
      const response = reply.raw;
      response.writeHead(200, {
        'content-type': 'text/event-stream; charset=utf-8',
        'cache-control': 'no-store',
        // Proxies that gather answers would hold the news back.
        'x-accel-buffering': 'no',
      });
      const window = { response, token };
      open.set(person, (open.get(person) ?? new Set<Window>()).add(window));
      response.on('close', () => end(person, window));
      await send(person);
    });
  };
  const everybody = (act: (person: string, window: Window) => void): void => {
    for (const [person, windows] of open) for (const window of windows) act(person, window);
  };
  return {
    routes,
    tell,
    tellAll: () => {
      for (const person of open.keys()) tell(person);
    },
    close: () => {
      clearInterval(timer);
      everybody(end);
    },
  };
};
