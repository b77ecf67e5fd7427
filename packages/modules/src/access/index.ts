export type { MenuCounts } from './domain/menus.ts';
export { assignPreset } from './store/assign-preset.ts';
export { copyPresets, loadPlatformRoles } from './store/shipped.ts';
