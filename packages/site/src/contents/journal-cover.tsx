import type { ReactNode } from 'react';
import { coverPath } from '../paths.ts';

/** The cover of a journal beside its name, which says what it is: the picture itself is not read out. */
export const JournalCover = ({
  journal,
  lazy,
}: {
  journal: { path: string; cover: string | null };
  lazy?: boolean;
}): ReactNode =>
  journal.cover && (
    <img className="jcover" src={coverPath(journal.path, journal.cover)} alt="" {...(lazy && { loading: 'lazy' })} />
  );
