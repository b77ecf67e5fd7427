import type { Step } from './step.ts';

/** Keys of roles that are added to the shipped ones. None is given twice: what was done to a role that was deleted stays told by its key. */
export const rolesAdded: Step = {
  name: '0015-roles-added',
  change: `
create sequence access.role_acl as int;
select setval('access.role_acl', greatest(6, (select max(acl) from access.platform_role)));
`,
};
