export type { NewOrganisation } from './ports.ts';
export { loadLists } from './store/load-lists.ts';
export { keepOrganisations, loadShippedOrganisations } from './store/organisations.ts';
