/**
 * The code tables of the portal. `fixed`: its values are read by rules of the product, so labels and order may change and nothing
 * may be added or taken away. `nested`: an entry may stand below another one of the same list.
 */
export const codeLists = {
  country: { fixed: false, nested: false },
  state: { fixed: false, nested: false },
  language: { fixed: false, nested: false },
  discipline: { fixed: false, nested: true },
  credit_role: { fixed: true, nested: false },
  article_type: { fixed: false, nested: false },
  reference_type: { fixed: false, nested: false },
  license: { fixed: false, nested: false },
  stage: { fixed: true, nested: false },
  recommendation: { fixed: true, nested: false },
  access_type: { fixed: false, nested: false },
  review_type: { fixed: false, nested: false },
  frequency: { fixed: false, nested: false },
  publisher_type: { fixed: false, nested: false },
  external_index: { fixed: false, nested: false },
  session_type: { fixed: true, nested: false },
  evaluation_outcome: { fixed: true, nested: false },
  appeal_ground: { fixed: false, nested: false },
  meeting_type: { fixed: true, nested: false },
  meeting_mode: { fixed: true, nested: false },
  conflict_reason: { fixed: false, nested: false },
  user_manual: { fixed: true, nested: false },
} as const satisfies Record<string, { fixed: boolean; nested: boolean }>;

export type CodeList = keyof typeof codeLists;
export const codeListNames = Object.keys(codeLists) as [CodeList, ...CodeList[]];
