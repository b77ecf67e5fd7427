export type ReferenceDataNeeds = {
  /** The platform's roles; filled by the later module access. */
  roles: () => Promise<{ acl: number; label_en: string; label_ms: string }[]>;
};
