/** On which side of the conversation between a journal and the secretariat somebody stands. */
export type Side = 'journal' | 'staff';

export type Standing = {
  /** The journal is theirs, by registration or by its masthead. */
  ofJournal: boolean;
  /** They registered it. */
  owns: boolean;
  /** They check journals. */
  checks: boolean;
};

/** Who registered a journal speaks for it and reads as it does, also when they check other journals; undefined for who has no part. */
export const sideOf = ({ ofJournal, owns, checks }: Standing): Side | undefined => {
  if (owns) return 'journal';
  if (checks) return 'staff';
  return ofJournal ? 'journal' : undefined;
};

/** A note among the secretariat is none of the journal's. */
export const mayRead = (side: Side, message: { staffOnly: boolean }): boolean => side === 'staff' || !message.staffOnly;

/** Only the secretariat writes notes among itself. */
export const mayWrite = (side: Side, message: { staffOnly: boolean }): boolean =>
  side === 'staff' || !message.staffOnly;
