/** A mutant that no test can tell from the rule as it is written, and why. */
export type Equivalent = {
  file: string;
  /** The whole line that it stands in, without the space around it. */
  line: string;
  /** What the mutator puts in place of a part of that line. */
  replacement: string;
  why: string;
};

/** A fallback that the compiler asks for and no value reaches. */
const unreachable = 'the compiler asks for it, no value reaches it';

const rules = 'packages/modules/src';

/** Cases that a switch names only so that a new one does not compile: without them it goes the same way. */
const cases: Record<string, readonly [last: string, ...others: string[]]> = {
  [`${rules}/desk/domain/derive-state.ts`]: ['declined', 'open', 'accepted'],
  [`${rules}/desk/domain/stage-of.ts`]: ['retracted', 'published', 'declined', 'withdrawn', 'transferred'],
  [`${rules}/workflow/domain/decide.ts`]: ['publication', 'production'],
  [`${rules}/workflow/domain/participants.ts`]: ['guest-editor', 'author', 'editor', 'section-editor'],
};
const why = 'the switch names it so that a new one does not compile; without the case it goes the same way';

const exhaustiveCases: Equivalent[] = Object.entries(cases).flatMap(([file, [last, ...others]]) => [
  ...[last, ...others].map((one) => ({ file, line: `case '${one}':`, replacement: '""', why })),
  { file, line: `case '${last}':`, replacement: `case '${last}':`, why },
]);

export const equivalents: Equivalent[] = [
  {
    file: 'packages/kernel/src/actor.ts',
    line: "actor.kind === 'person' && hasBit(actor.flags, presetFlagBits[flag]);",
    replacement: 'true',
    why: 'other actors have no flags, and no bit is set in undefined; the condition is for the compiler',
  },
  {
    file: 'packages/kernel/src/date-format.ts',
    line: "return (type: Intl.DateTimeFormatPartTypes): string => found.find((part) => part.type === type)?.value ?? '';",
    replacement: '"Stryker was here!"',
    why: 'every part that is read was asked for in the options beside it',
  },
  {
    file: 'packages/kernel/src/date-format.ts',
    line: "return (type: Intl.DateTimeFormatPartTypes): string => found.find((part) => part.type === type)?.value ?? '';",
    replacement: 'found.find(part => part.type === type).value',
    why: 'every part that is read was asked for in the options beside it',
  },
  {
    file: 'packages/kernel/src/date-format.ts',
    line: "const [year = '', month = '', date = ''] = day.split('-');",
    replacement: '"Stryker was here!"',
    why: unreachable,
  },
  {
    file: 'packages/kernel/src/flags.ts',
    line: 'const isMask = (value: number): boolean => Number.isSafeInteger(value) && value >= 0;',
    replacement: 'value > 0',
    why: '0 splits into [0] and holds nothing, as what is no mask',
  },
  {
    file: 'packages/kernel/src/language.ts',
    line: "wanted.find((one) => one !== undefined && offered.includes(one)) ?? offered[0] ?? 'en';",
    replacement: 'true',
    why: 'undefined is never among the offered; the condition is for the compiler',
  },
  {
    file: 'packages/kernel/src/text-size.ts',
    line: "export const textSizeAt = (index: number): TextSize => textSizes[within(Math.trunc(index) || 0)] ?? 'md';",
    replacement: '""',
    why: unreachable,
  },
  {
    file: 'packages/modules/src/access/domain/policy.ts',
    line: 'return wanted !== undefined && !reaches(stageLevel(actor, journal, stage), wanted);',
    replacement: 'true',
    why: 'every level reaches one that is not given; the condition is for the compiler',
  },
  {
    file: 'packages/modules/src/activity/domain/chain.ts',
    line: '.sort(([a], [b]) => (a < b ? -1 : 1))',
    replacement: 'a <= b',
    why: 'an object has no two keys alike',
  },
  {
    file: 'packages/modules/src/discovery/domain/doi-in.ts',
    line: String.raw`/^\s*(?:https?:\/\/(?:dx\.)?doi\.org\/|doi:\s*)?(10\.\d{4,9}\/\S+)\s*$/i.exec(text)?.[1]?.toLowerCase();`,
    replacement: String.raw`/^\s*(?:https?:\/\/(?:dx\.)?doi\.org\/|doi:\s*)?(10\.\d{4,9}\/\S+)\s*$/i.exec(text)?.[1].toLowerCase`,
    why: 'what matched has that group; the question mark is for the compiler',
  },
  {
    file: 'packages/modules/src/discovery/domain/highlight.ts',
    line: 'const countFrom = (start: number) => hits.filter((hit) => hit >= start && hit < start + length - 60).length;',
    replacement: 'hit > start',
    why: 'each start is a hit itself: all counts are one less',
  },
  {
    file: 'packages/modules/src/desk-article/domain/derive-state.ts',
    line: "case 'active':",
    replacement: '""',
    why: 'the switch names it so that a new status does not compile; without the case it goes the same way',
  },
  {
    file: 'packages/modules/src/desk-article/domain/derive-state.ts',
    line: "case 'active':",
    replacement: "case 'active':",
    why: 'the switch names it so that a new status does not compile; without the case it goes the same way',
  },
  {
    file: 'packages/modules/src/desk-article/domain/derive-state.ts',
    line: 'const done = latest([facts.stageSince, ...work.flatMap((one) => (one.doneAt ? [one.doneAt] : []))]);',
    replacement: '["Stryker was here"]',
    why: 'no work is left open there',
  },
  {
    file: 'packages/modules/src/publishing/domain/take-step.ts',
    line: "if (!issue || actor.kind !== 'person' || !mayHandleIssues(actor, issue.journalId)) return refuse('issue-not-found');",
    replacement: 'false',
    why: 'other actors handle no issues; the condition is for the compiler',
  },
  {
    file: 'packages/modules/src/submissions/domain/visibility.ts',
    line: "const ending = /\\.([A-Za-z0-9]+)$/.exec(filename)?.[1]?.toLowerCase() ?? '';",
    replacement: '/\\.([A-Za-z0-9]+)$/.exec(filename)?.[1].toLowerCase',
    why: 'what matched has that group; the question mark is for the compiler',
  },
  {
    file: 'packages/modules/src/submissions/domain/visibility.ts',
    line: "const ending = /\\.([A-Za-z0-9]+)$/.exec(filename)?.[1]?.toLowerCase() ?? '';",
    replacement: '"Stryker was here!"',
    why: 'no ending is called so either',
  },
  {
    file: 'packages/modules/src/workflow/domain/policy.ts',
    line: "(actor.kind === 'link' && actor.assignment === review.id && actor.person === review.reviewer_id);",
    replacement: 'true',
    why: 'other actors have no assignment; the condition is for the compiler',
  },
  {
    file: 'packages/modules/src/exchange/domain/texts.ts',
    line: ".replace(/&(lt|gt|amp|quot|#39|nbsp);/g, (_whole, name: string) => entities[name] ?? '')",
    replacement: '"Stryker was here!"',
    why: unreachable,
  },
  {
    file: 'packages/modules/src/exchange/domain/time-and-place.ts',
    line: "const number = Number(/\\d+/.exec(place.firstPage ?? place.elocation ?? '')?.[0] ?? 0);",
    replacement: '"Stryker was here!"',
    why: 'no digits in either',
  },
  {
    file: 'packages/modules/src/identity/domain/password.ts',
    line: 'internet1234 secretsecret supersecret1 naskhahnaskhah naskhah12345`.split(/\\s+/),',
    replacement: '/\\s/',
    why: 'an empty entry of the list is too short before the list is asked',
  },
  {
    file: 'packages/modules/src/messaging/domain/check-texts.ts',
    line: "const namesIn = (text: string): string[] => [...text.matchAll(inBraces)].map(([, inside]) => (inside ?? '').trim());",
    replacement: '"Stryker was here!"',
    why: unreachable,
  },
  {
    file: 'packages/modules/src/messaging/domain/policy.ts',
    line: "journal === null ? isAdministrator(actor) : may(actor, 'email_template', journal);",
    replacement: 'false',
    why: 'in no journal only an Administrator holds a bit; the condition is for the compiler',
  },
  {
    file: 'packages/modules/src/messaging/domain/render-template.ts',
    line: "...new Set([...text.matchAll(placeholder)].map((m) => m[1] ?? '')),",
    replacement: '"Stryker was here!"',
    why: unreachable,
  },
  {
    file: 'packages/modules/src/reference-data/domain/read-codes.ts',
    line: 'const [head = [], ...lines] = rows;',
    replacement: '["Stryker was here"]',
    why: 'a table without rows lacks every column, whatever else its head is taken for',
  },
  ...exhaustiveCases,
];
