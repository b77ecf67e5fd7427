import type { ComponentType } from 'react';

type PrivatePage = {
  /** Below /private. */
  path: string;
  page: () => Promise<{ default: ComponentType }>;
};

/** The private pages: one file per address under routes/private, fetched when it is opened. */
export const privatePages: PrivatePage[] = [
  { path: '/', page: () => import('../routes/private/index.tsx') },
  { path: '/article-management/workspace', page: () => import('../routes/private/workspace.tsx') },
];
