export type ReferenceDataNeeds = {
  /** The platform's roles; filled by the later module access. */
  roles: () => Promise<{ acl: number; label_en: string; label_ms: string }[]>;
};

/** An organisation as the registry tells it; `ror` is its whole address. */
export type NewOrganisation = {
  ror: string;
  name: string;
  otherNames: string[];
  /** ISO 3166-1 alpha-2. */
  country: string | null;
  city: string | null;
  active: boolean;
};
