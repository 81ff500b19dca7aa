/** Recognizes addresses inside a network: a server that calls them for a realm could reach what no viewer may. */
import { BlockList, isIP } from 'node:net';

const networks = new BlockList();
for (const [network, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
] as const)
  networks.addSubnet(network, prefix, 'ipv4');
for (const [network, prefix] of [
  ['::', 127],
  ['fc00::', 7],
  ['fe80::', 10],
] as const)
  networks.addSubnet(network, prefix, 'ipv6');

/**
 * Whether an address names its host by a private, loopback or link-local IP address, in any notation that `fetch`
 * accepts. Names are not resolved: what they mean may change at any time, so only a firewall can check that.
 */
export function isPrivateAddress(url: string): boolean {
  const hostname = new URL(url).hostname.replace(/^\[|\]$/g, '');
  const version = isIP(hostname);
  return version !== 0 && networks.check(hostname, version === 4 ? 'ipv4' : 'ipv6');
}
