export { readOrganisations } from './read-organisations.ts';
