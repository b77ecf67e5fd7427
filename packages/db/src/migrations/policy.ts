import { statementsOf, withoutLiterals } from '../sql-text.ts';
import type { Step } from './step.ts';

type Rule = { matches: RegExp; fault: string };

const inChange: Rule[] = [
  { matches: /^create (unique )?index/, fault: 'builds an index while writers wait: create it concurrently, online' },
  { matches: /^drop index/, fault: 'drops an index while everybody waits: drop it concurrently, online' },
  { matches: /^(reindex|cluster|vacuum full|lock)\b/, fault: 'keeps writers out for as long as it runs' },
  {
    matches: /\badd (constraint \S+ )?(check|foreign key|references)\b(?!.*\bnot valid$)/,
    fault: 'reads the whole table under a lock: add it not valid, then validate it online',
  },
  {
    matches: /\badd (constraint \S+ )?(unique|primary key)\b(?!.* using index)/,
    fault: 'builds an index while everybody waits: create it concurrently, then add it using the index',
  },
  { matches: /\bvalidate constraint\b/, fault: 'takes as long as the table is large: validate it online' },
  {
    matches: /\balter( column)? \S+ (set data )?type\b/,
    fault: 'writes the whole table anew: add a column, fill it in batches, read the new one, drop the old one later',
  },
  {
    matches: /\brename\b/,
    fault: 'takes a name away that the running version still uses: add the new one and drop the old one later',
  },
  {
    matches: /\badd (column )?(?!constraint|check|foreign|unique|primary)\S+ .*\bnot null\b(?!.*\bdefault\b)/,
    fault: 'refuses every row that is there: give it a default, or fill it first',
  },
  {
    matches:
      /\badd (column )?(?!constraint|check|foreign|unique|primary)\S+ .*\bdefault \S*(random|uuid|clock_timestamp|nextval)/,
    fault: 'writes the whole table anew: add it without a default, then fill it in batches',
  },
  { matches: /^(update|delete)\b/, fault: 'changes every row in one transaction: do it in batches' },
];

const onlineOnly =
  /^(create (unique )?index concurrently|drop index concurrently|reindex (table|index) concurrently|alter table \S+ validate constraint|analyze)\b/;

const firstName = /^(?:create table|alter table(?: only)?)(?: if (?:not )?exists)? (\S+)/;
const indexOn = /^create (?:unique )?index .*?\bon (\S+)/;

const faultsOfChange = (script: string): string[] => {
  const statements = statementsOf(script.toLowerCase());
  // Nobody waits for a table that this very step makes.
  const made = new Set(statements.filter((s) => s.startsWith('create table')).map((s) => firstName.exec(s)?.[1]));
  return statements.flatMap((statement) => {
    const about = (indexOn.exec(statement) ?? firstName.exec(statement))?.[1];
    if (about !== undefined && made.has(about)) return [];
    return inChange.filter(({ matches }) => matches.test(statement)).map(({ fault }) => `${statement}: ${fault}`);
  });
};

const faultsOfOnline = (statements: readonly string[]): string[] => {
  const plain = statements.map((statement) => statementsOf(statement.toLowerCase()));
  const dropped = new Set<string | undefined>();
  return plain.flatMap(([statement = '', ...more]) => {
    if (more.length > 0) return [`${statement}: stands in one text with others, which makes them a transaction`];
    if (!onlineOnly.test(statement))
      return [`${statement}: is not known to keep no writer out: make it a change or batches`];
    dropped.add(/^drop index concurrently if exists (?:\S+\.)?(\S+)/.exec(statement)?.[1]);
    const created = /^create (?:unique )?index concurrently (\S+)/.exec(statement)?.[1];
    return created && !dropped.has(created)
      ? [`${statement}: leaves an invalid index when it is cut short: drop it concurrently if it exists, first`]
      : [];
  });
};

const faultsOfBatches = (statement: string): string[] =>
  /\blimit \d+/.test(withoutLiterals(statement.toLowerCase()))
    ? []
    : [`${statement.trim()}: has no limit, so that it is one batch`];

/** What of docs/migrations.md a step breaks, each with what to do instead; none for one that may be released. */
export const faultsOf = (step: Step): string[] => {
  if ('online' in step) return faultsOfOnline(step.online);
  return 'batches' in step ? faultsOfBatches(step.batches) : faultsOfChange(step.change);
};
