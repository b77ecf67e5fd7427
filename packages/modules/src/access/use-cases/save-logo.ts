import { createHash } from 'node:crypto';
import { type Actor, isAdministrator, isInPerson } from '@naskhah/kernel/actor';
import { portalSubject } from '@naskhah/kernel/portal-subject';
import { ok, type Result, refuse } from '@naskhah/kernel/result';
import type { ActNeeds } from '../../activity/index.ts';
import { pictureType } from '../domain/picture-type.ts';
import { type Ground, keepLogo, type Logos, logos } from '../store/portal-settings.ts';

type Refusal = 'not-allowed' | 'not-while-switched' | 'wrong-type' | 'too-large';

const most = 200_000;

/** Puts a picture for light or dark ground beside the name of the portal, in place of the one before; without content it is the portal's own mark again. */
export const saveLogo =
  (needs: ActNeeds) =>
  (actor: Actor, ground: Ground, content: Buffer | null): Promise<Result<{ logo: Logos }, Refusal>> =>
    needs.transaction(async (trx) => {
      if (!isAdministrator(actor)) return refuse('not-allowed');
      if (!isInPerson(actor)) return refuse('not-while-switched');
      if (content && content.length > most) return refuse('too-large');
      const mime = content ? pictureType(content) : undefined;
      if (content && !mime) return refuse('wrong-type');
      const digest = content ? createHash('sha256').update(content).digest('hex').slice(0, 16) : undefined;
      await keepLogo(trx, ground, content && mime && digest ? { mime, content, digest } : null);
      await needs.tell(trx, actor, {
        event: 'portal-logo-was-set',
        subject: portalSubject,
        data: { ground, set: content !== null },
      });
      return ok({ logo: await logos(trx) });
    });
