type OfForm<Data = unknown> = { about: 'journal' | 'portal'; data: { form: string } & Data };

export type FormsFacts = {
  'form-was-added': OfForm;
  'form-was-published': OfForm<{ number: number }>;
  'form-was-retired': OfForm;
  'form-was-taken-up-again': OfForm;
  'form-was-chosen-for-reviews': OfForm;
  'form-was-left-for-reviews': OfForm;
  'form-was-deleted': OfForm;
};
