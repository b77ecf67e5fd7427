import { BlockList, isIP } from 'node:net';

/** Special-purpose addresses, which no public site has (IANA registries of RFC 6890, as of 2026). */
const ranges4: [string, number][] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.31.196.0', 24],
  ['192.52.193.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['192.175.48.0', 24],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
];
/** Within the one range of public IPv6 addresses, those that lead elsewhere: Teredo, ORCHID, documentation, 6to4. */
const ranges6: [string, number][] = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
];

const refused = new BlockList();
for (const [net, bits] of ranges4) refused.addSubnet(net, bits, 'ipv4');
for (const [net, bits] of ranges6) refused.addSubnet(net, bits, 'ipv6');
const public6 = new BlockList();
public6.addSubnet('2000::', 3, 'ipv6');

/** Whether an IP address is one of the public Internet. Of IPv6 only 2000::/3 is: no mapped, translated, local or unassigned one. */
export const isPublicAddress = (address: string): boolean => {
  switch (isIP(address)) {
    case 4:
      return !refused.check(address, 'ipv4');
    case 6:
      return public6.check(address, 'ipv6') && !refused.check(address, 'ipv6');
    default:
      return false;
  }
};
