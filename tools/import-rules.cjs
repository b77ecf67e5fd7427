/** Who may import whom (docs/module-map.md), for dependency-cruiser with its swc parser: TypeScript 7 alone shows it no modules. */
const order = require('./module-order.json');
const M = '^packages/modules/src/';
const ours = '^(packages|apps)/';
const test = '(\\.test\\.tsx?$|/journeys/)';
const severity = 'error';
const only = (name, from, allowed) => ({
  name,
  severity,
  from: { path: from, pathNot: test },
  to: { path: ours, pathNot: allowed },
});
const never = (name, from, to, except) => ({
  name,
  severity,
  from: { path: from, pathNot: test },
  to: { path: to, ...(except && { pathNot: except }) },
});
const doors = `${M}[^/]+/index\\.ts$`;

module.exports = {
  forbidden: [
    { name: 'no-cycles', severity, from: {}, to: { circular: true } },
    only('kernel-is-a-leaf', '^packages/kernel/', '^packages/kernel/'),
    only('words-know-kernel', '^packages/words/', '^packages/(words|kernel)/'),
    only('db-knows-kernel', '^packages/db/', '^packages/(db|kernel)/'),
    only('ui-knows-kernel-and-words', '^packages/ui/', '^packages/(ui|kernel|words)/'),
    only('contract-knows-kernel', '^packages/contract/', '^packages/(contract|kernel)/'),
    only('adapters-know-ports', '^packages/adapters/', ['^packages/(adapters|kernel)/', doors]),
    only('site-knows-doors', '^packages/site/', ['^packages/(site|kernel|words)/', doors]),
    only('web-knows-contract-ui-kernel-words', '^apps/web/', '^(apps/web|packages/(contract|ui|kernel|words))/'),
    only('modules-look-down-only', M, '^packages/(modules|db|contract|kernel|words)/'),
    {
      name: 'domain-is-pure',
      severity,
      from: { path: `${M}([^/]+)/domain/`, pathNot: test },
      to: { pathNot: '^packages/(kernel/src|modules/src/$1/(domain|ports\\.ts))' },
    },
    never('store-stays-low', `${M}([^/]+)/(store|queries)/`, `${M}$1/(use-cases|reactions|http\\.ts|index\\.ts)`),
    never('neighbours-by-the-door', `${M}([^/]+)/`, `${M}[^/]+/.`, [`${M}$1/`, doors]),
    ...order.map((module, at) =>
      never(`order-of-${module}`, `${M}${module}/`, `${M}(${order.slice(at + 1).join('|') || '-'})/`),
    ),
    never('features-do-not-meet', '^apps/web/src/features/([^/]+)/', '^apps/web/src/(features/(?!$1/)|routes/)'),
    never('tests-stay-out', '^(packages/(?!testing)|apps)', '(\\.test\\.tsx?$|^packages/testing/|^e2e/)'),
    never('server-draws-nothing', '^apps/server/', '^(packages/ui|apps/web)/'),
    {
      name: 'no-dumping-ground',
      severity,
      from: {},
      to: { path: '/(utils?|helpers?|common|misc)/', pathNot: 'node_modules' },
    },
  ],
  options: {
    parser: 'swc',
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(build|\\.data)/' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'default'],
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.json'],
    },
  },
};
