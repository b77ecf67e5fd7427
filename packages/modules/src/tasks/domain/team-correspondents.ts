import type { Language } from '@naskhah/kernel/language';

/** Somebody of a journal's team, or who wrote to it, with where they are written to. For the server alone. */
export type TeamCorrespondent = {
  personId: string;
  name: string;
  firstname: string;
  address: string;
  language: Language;
  /** Holds a preset of the journal. */
  inTeam: boolean;
  manages: boolean;
  /** The presets that they hold. */
  roles: readonly Record<Language, string>[];
  /** Has written to the reader about this journal: whoever is written to may answer. */
  wroteToMe: boolean;
};

/** What a reader may write and read about a journal without an article. */
export type TeamCorrespondence = {
  journalId: string;
  journalName: Record<Language, string>;
  me: { personId: string; name: string; firstname: string; manages: boolean };
  people: readonly TeamCorrespondent[];
};

/** All of the team at once. */
export const wholeTeam = 'team';

/** Whom somebody may write to: who manages the team to all of it; everybody else only back to who wrote to them. */
export const teamChoicesFor = ({ me, people }: TeamCorrespondence) => {
  const others = people.filter(({ personId }) => personId !== me.personId);
  const known = others.filter(({ inTeam, wroteToMe }) => wroteToMe || (me.manages && inTeam));
  return { known, team: me.manages ? others.filter(({ inTeam }) => inTeam) : [] };
};

/** The people behind the choices of a sender, each once; undefined when one of them is no choice of theirs. */
export const teamRecipientsOf = (
  about: TeamCorrespondence,
  chosen: readonly string[],
): TeamCorrespondent[] | undefined => {
  const { known, team } = teamChoicesFor(about);
  const found = new Map<string, TeamCorrespondent>();
  for (const id of chosen) {
    const people = id === wholeTeam ? team : known.filter(({ personId }) => personId === id);
    if (people.length === 0) return undefined;
    for (const one of people) found.set(one.personId, one);
  }
  return [...found.values()];
};

/**
 * Whether a reader is told whom else a message went to: its sender, and who manages the team. Others learn who wrote, and not who
 * else holds a preset.
 */
export const seesRecipients = ({ me }: TeamCorrespondence, sender: string): boolean =>
  me.manages || sender === me.personId;
