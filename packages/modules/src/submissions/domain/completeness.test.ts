import { submissionRules } from '@naskhah/kernel/submission-rules';
import { describe, expect, it } from 'vitest';
import { type Draft, missingFrom } from './completeness.ts';

const author = { name: 'Nor Azizah', email: 'nor@example.test', corresponding: true, affiliations: 1 };
const coAuthor = { name: 'Lim', email: null, corresponding: false, affiliations: 1 };
const rules = submissionRules({});
const whole: Draft = {
  rules,
  sectionOpen: true,
  articleType: 'research-article',
  references: false,
  language: 'ms',
  title: { ms: 'Pemulihan hutan paya gambut' },
  abstract: { ms: 'Kajian sepuluh tahun.' },
  keywords: { ms: ['gambut'] },
  declarations: { competing_interests: 'Tiada.' },
  accepted: ['original', 'ethics'],
  checklist: ['original', 'ethics'],
  contributors: [author, coAuthor],
  files: ['title-page', 'manuscript'],
};
const lacks = (change: Partial<Draft>) =>
  missingFrom({ ...whole, ...change }).map(({ step, path, code }) => `${step} ${path} ${code}`);

describe('a submission', () => {
  it('that has everything lacks nothing', () => expect(lacks({})).toEqual([]));

  it.each<[string, Partial<Draft>, string]>([
    ['an open item of the checklist', { accepted: ['original'] }, 'start checklist checklist-open'],
    ['no title', { title: {} }, 'metadata article_title.ms title-missing'],
    ['a blank title', { title: { ms: ' ' } }, 'metadata article_title.ms title-missing'],
    ['a title in another language only', { title: { en: 'Recovery' } }, 'metadata article_title.ms title-missing'],
    ['no abstract', { abstract: {} }, 'metadata abstract.ms abstract-missing'],
    ['a blank abstract', { abstract: { ms: '\n' } }, 'metadata abstract.ms abstract-missing'],
    ['no keywords', { keywords: {} }, 'metadata keywords.ms keywords-missing'],
    ['an empty list of keywords', { keywords: { ms: [] } }, 'metadata keywords.ms keywords-missing'],
    ['no contributor', { contributors: [] }, 'contributors contributor contributor-missing'],
    [
      'nobody to write to',
      { contributors: [{ ...author, corresponding: false }] },
      'contributors contributor corresponding-missing',
    ],
    [
      'no address to write to',
      { contributors: [{ ...author, email: null }] },
      'contributors contributor corresponding-email-missing',
    ],
    [
      'no address of the second to write to',
      { contributors: [author, { ...coAuthor, corresponding: true }] },
      'contributors contributor corresponding-email-missing',
    ],
    [
      'a contributor of nowhere',
      { contributors: [author, { ...coAuthor, affiliations: 0 }] },
      'contributors contributor.1.affiliations affiliation-missing',
    ],
    ['no manuscript', { files: ['title-page', 'figure'] }, 'files files manuscript-missing'],
    [
      'nothing said on competing interests',
      { declarations: { funding: 'FRGS' } },
      'declarations declarations.competing_interests competing-interests-missing',
    ],
    [
      'blanks on competing interests',
      { declarations: { competing_interests: ' ' } },
      'declarations declarations.competing_interests competing-interests-missing',
    ],
    ['a section that was closed', { sectionOpen: false }, 'start section_id section-closed'],
    [
      'a type that the journal does not take',
      { rules: submissionRules({ article_types: ['letter'] }) },
      'start article_type article-type-closed',
    ],
    [
      'more words than the journal takes, marks not counted',
      { abstract: { ms: 'Kajian', en: '<i>Ten</i> years on' }, rules: submissionRules({ abstract_words: 2 }) },
      'metadata abstract.en abstract-too-long',
    ],
    [
      'no file of a kind that is needed',
      { rules: submissionRules({ components: { figure: 'required', table: 'off' } }) },
      'files figure component-missing',
    ],
    [
      'no reference list where one is needed',
      { rules: submissionRules({ metadata: { references: 'required' } }) },
      'references references references-missing',
    ],
    [
      'no statement on ethics where one is needed, and only asked for funding',
      { rules: submissionRules({ metadata: { ethics: 'required', funding: 'asked' } }) },
      'declarations declarations.ethics declaration-missing',
    ],
  ])('with %s lacks just that', (_what, change, expected) => expect(lacks(change)).toEqual([expected]));

  it('of a journal that needs neither keywords nor declarations lacks none', () => {
    const lenient = submissionRules({ metadata: { keywords: 'offered', competing_interests: 'off' } });
    expect(lacks({ rules: lenient, keywords: {}, declarations: {} })).toEqual([]);
  });
  it('of a journal without a checklist needs none', () => expect(lacks({ accepted: [], checklist: [] })).toEqual([]));
  it('says all that it lacks, in the order of the steps', () =>
    expect(
      lacks({
        title: {},
        abstract: {},
        keywords: {},
        declarations: {},
        accepted: [],
        contributors: [{ ...author, corresponding: false, affiliations: 0 }],
        files: [],
      }).map((lack) => lack.split(' ').at(-1)),
    ).toEqual([
      'checklist-open',
      'title-missing',
      'abstract-missing',
      'keywords-missing',
      'corresponding-missing',
      'affiliation-missing',
      'manuscript-missing',
      'competing-interests-missing',
    ]));
});
