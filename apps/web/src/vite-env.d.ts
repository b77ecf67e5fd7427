/// <reference types="vite/client" />

declare module 'contract:*' {
  import type { AnyContractRouter } from '@orpc/contract';

  const routes: AnyContractRouter;
  export default routes;
}
