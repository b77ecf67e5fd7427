import { parts } from './contract-parts.ts';

const ahead = () => {
  void import('../shell/private-layout.tsx');
  void import('../routes/private/workspace.tsx');
  for (const part of ['deskWorkspace', 'messaging', 'tasks']) void parts[part]?.();
};

/** While somebody types their password, the first page behind it is fetched; what fails now is fetched again when it is opened. */
export const fetchAhead = (): void => {
  if ('requestIdleCallback' in window) requestIdleCallback(ahead, { timeout: 2000 });
  else setTimeout(ahead, 300);
};
