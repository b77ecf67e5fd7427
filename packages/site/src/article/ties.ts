/** What one article does to another: JATS names the target ('corrected-article'), Crossref the update ('correction'). */
export type Tie =
  | 'retracts'
  | 'removes'
  | 'corrects'
  | 'adds'
  | 'concern'
  | 'renews'
  | 'comments'
  | 'companion'
  | 'preprint'
  | 'other';

const here: Record<string, Tie> = {
  'retracted-article': 'retracts',
  retraction: 'retracts',
  'partial-retraction': 'corrects',
  removal: 'removes',
  withdrawal: 'removes',
  'corrected-article': 'corrects',
  correction: 'corrects',
  corrigendum: 'corrects',
  erratum: 'corrects',
  clarification: 'corrects',
  'addended-article': 'adds',
  addendum: 'adds',
  'object-of-concern': 'concern',
  'expression-of-concern': 'concern',
  'new-version': 'renews',
  'new-edition': 'renews',
  'commentary-article': 'comments',
  companion: 'companion',
  preprint: 'preprint',
};

/** The same, written down at the article that it happens to. */
const there: Record<string, Tie> = {
  'retraction-forward': 'retracts',
  'correction-forward': 'corrects',
  'addendum-forward': 'adds',
  'concern-forward': 'concern',
  commentary: 'comments',
};

/** `active`: the article that names the tie does it; otherwise it is done to that article. */
export const tieOf = (kind: string): { tie: Tie; active: boolean } => {
  const name = kind.toLowerCase().replaceAll('_', '-');
  const passive = there[name];
  return passive ? { tie: passive, active: false } : { tie: here[name] ?? 'other', active: true };
};
