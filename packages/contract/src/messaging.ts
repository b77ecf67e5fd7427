import { mailCalls } from './messaging-mails.ts';
import { noticeCalls } from './messaging-notices.ts';
import { templateCalls } from './messaging-templates.ts';

export const messaging = { ...templateCalls, ...mailCalls, ...noticeCalls };
