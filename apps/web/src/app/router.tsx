import { createRootRoute, createRoute, createRouter, lazyRouteComponent, redirect } from '@tanstack/react-router';
import { addresses, loginBefore, safeNext } from './addresses.ts';
import { history } from './go.ts';
import { privatePages } from './private-pages.ts';
import { PageMissing, Pending, PublicMissing, Root, StartFailed } from './root.tsx';
import { isLoggedIn } from './session.ts';
import { startUp } from './start-up.ts';

const root = createRootRoute({
  beforeLoad: startUp,
  component: Root,
  pendingComponent: Pending,
  errorComponent: StartFailed,
  notFoundComponent: PublicMissing,
});

const login = createRoute({
  getParentRoute: () => root,
  path: '/',
  // Said even when there is none: what a route does not name stays as the address has it, and would be followed unseen.
  validateSearch: ({ next }: Record<string, unknown>): { next?: string | undefined } => ({
    next: typeof next === 'string' ? safeNext(next) : undefined,
  }),
  beforeLoad: ({ search }) => {
    if (isLoggedIn()) throw redirect({ href: search.next ?? addresses.workspace, replace: true });
  },
  component: lazyRouteComponent(() => import('../routes/login.tsx'), 'LoginPage'),
});

// Where people of other portals look for it.
const loginByName = createRoute({
  getParentRoute: () => root,
  path: '/login',
  beforeLoad: ({ location }) => {
    throw redirect({ href: `${addresses.login}${location.searchStr}`, replace: true });
  },
});

const register = createRoute({
  getParentRoute: () => root,
  path: addresses.register,
  component: lazyRouteComponent(() => import('../routes/register.tsx'), 'RegisterPage'),
});

const forgotPassword = createRoute({
  getParentRoute: () => root,
  path: addresses.forgotPassword,
  component: lazyRouteComponent(() => import('../routes/forgot-password.tsx'), 'ForgotPasswordPage'),
});

const resetPassword = createRoute({
  getParentRoute: () => root,
  path: addresses.resetPassword,
  component: lazyRouteComponent(() => import('../routes/reset-password.tsx'), 'ResetPasswordPage'),
});

const updateProfile = createRoute({
  getParentRoute: () => root,
  path: addresses.updateProfile,
  beforeLoad: ({ location }) => {
    if (!isLoggedIn() && !location.hash) throw redirect({ href: addresses.login, replace: true });
  },
  component: lazyRouteComponent(() => import('../routes/update-profile.tsx'), 'UpdateProfilePage'),
});

const firstAdministrator = createRoute({
  getParentRoute: () => root,
  path: addresses.firstAdministrator,
  component: lazyRouteComponent(() => import('../routes/first-administrator.tsx'), 'FirstAdministratorPage'),
});

const signedIn = createRoute({
  getParentRoute: () => root,
  path: addresses.signedIn,
  component: lazyRouteComponent(() => import('../routes/signed-in.tsx'), 'SignedInPage'),
});

const manual = createRoute({
  getParentRoute: () => root,
  path: '/manual/$value',
  component: lazyRouteComponent(() => import('../routes/manual.tsx'), 'ManualPage'),
});

const review = createRoute({
  getParentRoute: () => root,
  path: '/review/$token',
  component: lazyRouteComponent(() => import('../routes/review.tsx'), 'ReviewLinkPage'),
});

const authorship = createRoute({
  getParentRoute: () => root,
  path: '/authorship/$token',
  component: lazyRouteComponent(() => import('../routes/authorship.tsx'), 'AuthorshipPage'),
});

const boardConsent = createRoute({
  getParentRoute: () => root,
  path: '/board-consent/$token',
  component: lazyRouteComponent(() => import('../routes/board-consent.tsx'), 'BoardConsentPage'),
});

const invitation = createRoute({
  getParentRoute: () => root,
  path: addresses.invitation,
  component: lazyRouteComponent(() => import('../routes/invitation.tsx'), 'InvitationPage'),
});

const merge = createRoute({
  getParentRoute: () => root,
  path: addresses.merge,
  component: lazyRouteComponent(() => import('../routes/merge.tsx'), 'MergePage'),
});

const unsubscribe = createRoute({
  getParentRoute: () => root,
  path: '/unsubscribe/$token',
  component: lazyRouteComponent(() => import('../routes/unsubscribe.tsx'), 'UnsubscribePage'),
});

const components = createRoute({
  getParentRoute: () => root,
  path: addresses.components,
  component: lazyRouteComponent(() => import('../routes/components.tsx'), 'ComponentsPage'),
});

const privateArea = createRoute({
  getParentRoute: () => root,
  path: '/private',
  beforeLoad: ({ location }) => {
    if (!isLoggedIn()) throw redirect({ href: loginBefore(location.href), replace: true });
  },
  component: lazyRouteComponent(() => import('../shell/private-layout.tsx'), 'PrivateLayout'),
  notFoundComponent: PageMissing,
});

const pages = privatePages.map(({ path, page }) =>
  createRoute({ getParentRoute: () => privateArea, path, component: lazyRouteComponent(page, 'default') }),
);

const routeTree = root.addChildren([
  login,
  loginByName,
  register,
  forgotPassword,
  resetPassword,
  updateProfile,
  firstAdministrator,
  signedIn,
  manual,
  review,
  authorship,
  boardConsent,
  invitation,
  merge,
  unsubscribe,
  components,
  privateArea.addChildren(pages),
]);

export const router = createRouter({
  routeTree,
  history,
  defaultPendingMs: 0,
  defaultPendingMinMs: 0,
  trailingSlash: 'never',
});

// The way back begins at the top too, as the specification says: the browser puts nothing back by itself.
window.history.scrollRestoration = 'manual';

// Each change of the path begins at the top; a change of filters does not move the page.
router.subscribe('onResolved', ({ pathChanged }) => {
  if (pathChanged) window.scrollTo(0, 0);
});

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router;
  }
}
