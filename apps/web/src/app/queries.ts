import { ORPCError } from '@orpc/client';
import { QueryClient } from '@tanstack/react-query';

/** Refusals are answers; only failures that may pass are tried again. */
const mayPass = (error: unknown): boolean => !(error instanceof ORPCError) || error.status >= 500;

export const queries = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 30_000,
      retry: (tries, error) => tries < 1 && mayPass(error),
      refetchOnWindowFocus: false,
    },
    mutations: { retry: false },
  },
});
