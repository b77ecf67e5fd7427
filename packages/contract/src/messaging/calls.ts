import { mailCalls } from './mails.ts';
import { noticeCalls } from './notices.ts';
import { templateCalls } from './templates.ts';

export const messaging = { ...templateCalls, ...mailCalls, ...noticeCalls };
