import type { PublicMasthead } from '@naskhah/modules/publishing';
import { site } from '@naskhah/words/site/site';
import { say } from '@naskhah/words/text';
import type { ReactNode } from 'react';
import { aboutPath, inTongue } from '../paths.ts';
import type { Surroundings } from '../surroundings.ts';

const filled = (texts: Record<string, string>): boolean => Object.values(texts).some((text) => text.trim() !== '');

export const JournalFoot = ({ journal, at }: { journal: PublicMasthead; at: Surroundings }): ReactNode => {
  const about = inTongue(aboutPath(journal.path), at);
  return (
    <>
      <span>{journal.publisher}</span>
      {filled(journal.ethics) && <a href={`${about}#ethics`}>{say(site.ethics, at.language)}</a>}
      {(journal.contacts.principal || journal.contacts.support) && (
        <a href={`${about}#contact`}>{say(site.contact, at.language)}</a>
      )}
    </>
  );
};
