import { spokenLanguage } from '@naskhah/db/spoken-language';
import type { Trx } from '@naskhah/db/tables';
import { inLanguage } from '@naskhah/kernel/language';
import { boardWords } from '@naskhah/words/journals/board';
import { say } from '@naskhah/words/text';
import type { ActNeeds } from '../../activity/index.ts';
import { keyedHash } from '../../identity/index.ts';
import { type Enqueue, queueMail } from '../../messaging/index.ts';
import type { MemberEntry } from '../domain/board.ts';
import { noteAsked } from '../store/board.ts';

export type AskingNeeds = ActNeeds & {
  enqueue: Enqueue;
  portalUrl: string;
  secret: string;
  randomToken: () => string;
};

type Journal = { id: string; name_en: string; name_ms: string };

/** Asks somebody on a board by mail whether they agree, by a link of their own that serves once. */
export const askConsent = async (
  trx: Trx,
  needs: AskingNeeds,
  journal: Journal,
  { id, name, email, role }: MemberEntry & { id: string; email: string },
): Promise<void> => {
  const token = needs.randomToken();
  await noteAsked(trx, id, keyedHash(needs.secret, token), needs.clock());
  const language = await spokenLanguage(trx, journal.name_ms ? 'ms' : 'en');
  await queueMail(needs)(trx, {
    event: 'board-consent',
    to: { personId: null, address: email, language },
    variables: {
      name,
      journal: inLanguage({ en: journal.name_en, ms: journal.name_ms }, language),
      board_role: say(boardWords[role], language),
      consent_url: `${needs.portalUrl}/board-consent/${token}`,
    },
    subject: { type: 'journal', id: journal.id },
  });
};
