/**
 * How long a first visit waits on a slow line and a slow machine: until the login form can be typed into, and until the rows of
 * the workspace stand there after it. Each in a Chromium without a cache, several times, the median. A processor four times slower and slow 4G
 * (1.6 Mbit/s, 150 ms there and back, as Lighthouse sets them), and a line of 50 kB/s and 400 ms.
 */
import { demoPassword } from '@naskhah/demo/accounts';
import { chromium } from '@playwright/test';
import { browserLaunch } from '../e2e/browser.ts';
import { killedPortal } from './measure/killed-portal.ts';
import { table } from './measure/table.ts';

type Line = { name: string; kilobytes: number; latency: number; processor: number };
const lines: Line[] = [
  { name: 'as it is', kilobytes: 0, latency: 0, processor: 1 },
  { name: 'slow 4G, processor ÷ 4', kilobytes: 204.8, latency: 150, processor: 4 },
  { name: '50 kB/s, 400 ms', kilobytes: 50, latency: 400, processor: 1 },
];
const [times = 5] = process.argv.slice(2).map(Number);

const portal = await killedPortal();
portal.start();
await portal.untilReady();
const browser = await chromium.launch(await browserLaunch());

/** One visit with nothing kept: seconds to the form, seconds from sending it to the rows, kB that came by then. */
const visit = async ({ kilobytes, latency, processor }: Line) => {
  const context = await browser.newContext();
  const page = await context.newPage();
  const tools = await context.newCDPSession(page);
  await tools.send('Network.enable');
  let came = 0;
  tools.on('Network.loadingFinished', ({ encodedDataLength }) => {
    came += encodedDataLength;
  });
  await tools.send('Network.setCacheDisabled', { cacheDisabled: false });
  await tools.send('Emulation.setCPUThrottlingRate', { rate: processor });
  if (latency > 0)
    await tools.send('Network.emulateNetworkConditions', {
      offline: false,
      latency,
      downloadThroughput: kilobytes * 1000,
      uploadThroughput: kilobytes * 1000,
    });
  const since = (began: number) => (performance.now() - began) / 1000;
  let began = performance.now();
  await page.goto(portal.home, { waitUntil: 'commit' });
  const email = page.getByRole('textbox', { name: /e-?mail/i });
  await email.waitFor();
  const form = since(began);
  const formKilobytes = came / 1000;
  await email.fill('editor@demo.test');
  await page
    .getByLabel(/^(Password|Kata laluan)/)
    .first()
    .fill(demoPassword);
  began = performance.now();
  await page.keyboard.press('Enter');
  await page.getByRole('main').getByRole('row').nth(2).waitFor({ timeout: 120_000 });
  const rows = since(began);
  await context.close();
  return { form, rows, formKilobytes, kilobytes: came / 1000 };
};

const median = (values: number[]): number => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
const results: Record<string, Record<string, string>> = {};
for (const line of lines) {
  const visits: Awaited<ReturnType<typeof visit>>[] = [];
  for (let time = 0; time < times; time++) visits.push(await visit(line));
  const of = (name: keyof (typeof visits)[number]) => median(visits.map((one) => one[name]));
  results[line.name] = {
    'form s': of('form').toFixed(2),
    'rows s': of('rows').toFixed(2),
    'kB to the form': of('formKilobytes').toFixed(0),
    'kB to the rows': of('kilobytes').toFixed(0),
  };
}
console.info(table(results));
await browser.close();
await portal.stop();
