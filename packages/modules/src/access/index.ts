export { accessDataOf } from './access-data.ts';
export type { MenuCounts } from './domain/menus.ts';
export { assignedAccess } from './queries/assigned-access.ts';
export { holdersOfFlag } from './queries/holders-of-flag.ts';
export { accessHeldFast } from './store/access-held-fast.ts';
export { assignPreset } from './store/assign-preset.ts';
export { removePresets } from './store/remove-presets.ts';
export { copyPresets, loadPlatformRoles } from './store/shipped.ts';
