import { articleComponents } from './article-components.ts';

/** How a journal wants a part of the metadata: not at all, as authors like, asked for but not needed, or needed. */
export const metadataPolicies = ['off', 'offered', 'asked', 'required'] as const;
export type MetadataPolicy = (typeof metadataPolicies)[number];

/** The declarations of a submission, in the order of the form. */
export const declarationNames = ['competing_interests', 'funding', 'data_availability', 'ethics', 'ai_use'] as const;
export type DeclarationName = (typeof declarationNames)[number];

/** The metadata that a journal sets a policy of. */
export const metadataFields = ['keywords', 'references', ...declarationNames] as const;
export type MetadataField = (typeof metadataFields)[number];

export const componentPolicies = ['off', 'offered', 'required'] as const;
export type ComponentPolicy = (typeof componentPolicies)[number];
export type ComponentName = (typeof articleComponents)[number]['value'];

/** What a journal asks of submissions. */
export type SubmissionRules = {
  /** Codes of the article types that it takes; none named: all. */
  article_types: string[];
  components: Record<ComponentName, ComponentPolicy>;
  /** The most words of an abstract, in each language; null: as many as authors like. */
  abstract_words: number | null;
  guidelines: { en: string; ms: string };
  metadata: Record<MetadataField, MetadataPolicy>;
};

/** What is kept of it: what a journal never set is as it was shipped. */
export type KeptSubmissionRules = Partial<Omit<SubmissionRules, 'components' | 'metadata'>> & {
  components?: Partial<SubmissionRules['components']>;
  metadata?: Partial<SubmissionRules['metadata']>;
};

const shippedComponents = Object.fromEntries(
  articleComponents.map(({ value, required }) => [value, required ? 'required' : 'offered']),
) as SubmissionRules['components'];

/** The rules that hold. Nobody reviews or typesets an article without its manuscript, so that is needed whatever is kept. */
export const submissionRules = (kept: KeptSubmissionRules): SubmissionRules => ({
  article_types: kept.article_types ?? [],
  components: { ...shippedComponents, ...kept.components, manuscript: 'required' },
  abstract_words: kept.abstract_words ?? null,
  guidelines: kept.guidelines ?? { en: '', ms: '' },
  metadata: {
    keywords: 'required',
    references: 'offered',
    competing_interests: 'required',
    funding: 'offered',
    data_availability: 'offered',
    ethics: 'offered',
    ai_use: 'offered',
    ...kept.metadata,
  },
});

export const takesType = ({ article_types }: Pick<SubmissionRules, 'article_types'>, type: string): boolean =>
  article_types.length === 0 || article_types.includes(type);
