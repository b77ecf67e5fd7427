export { loadLists } from './store/load-lists.ts';
