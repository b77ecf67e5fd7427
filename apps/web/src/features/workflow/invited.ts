export type Invited = { name: string } & ({ user_id: string } | { email: string; family: string | null });
