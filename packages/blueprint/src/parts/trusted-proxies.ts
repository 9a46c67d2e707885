import type { Contribution } from '../model/contribution.ts';
import type { Setting } from '../model/project.ts';
import type { Variable } from '../model/variable.ts';

/** What names the proxies that say where calls come from; nobody else is believed. */
export const TRUSTED_PROXIES = 'TRUSTED_PROXIES';

/** Addresses of one machine, and of the networks that nobody outside reaches: those of containers and of clusters. */
const THIS_MACHINE = '127.0.0.0/8, ::1/128';
const OWN_NETWORK = '10.0.0.0/8, 172.16.0.0/12, 192.168.0.0/16, 100.64.0.0/10, fc00::/7';

const PROXIES = ['server', 'tomcat', 'remoteip', 'internal-proxies'];

/** Tomcat puts the address of the caller, which limits hang on, in the place of that of a proxy it is told of. */
export const BELIEVED_PROXIES: readonly Setting[] = [
  { path: ['server', 'forward-headers-strategy'], value: 'native' },
  { path: PROXIES, value: { variable: TRUSTED_PROXIES } },
];

const MEANING = 'addresses of proxies that may say where a call comes from, as networks such as 10.1.2.0/24, by commas';

/** Of what callers reach without our help: no proxy of ours stands in front, but for the ingress where people use it. */
export const OUTER_PROXIES: Variable = {
  name: TRUSTED_PROXIES,
  meaning: MEANING,
  default: '',
  handedOn: true,
  values: { production: OWN_NETWORK },
};

/** Behind our gateway, which alone gets there: from this machine in development, and from the network of the containers. */
const BEHIND_GATEWAY: Variable = {
  name: TRUSTED_PROXIES,
  meaning: `${MEANING}: the gateway`,
  default: '',
  values: { compose: OWN_NETWORK, cluster: OWN_NETWORK },
};

/** How a service knows where calls come from. @param isOneOfSeveral our gateway stands in front of it */
export function believedProxies(isOneOfSeveral: boolean): Pick<Contribution, 'settings' | 'devSettings' | 'variables'> {
  return {
    settings: BELIEVED_PROXIES,
    devSettings: isOneOfSeveral ? [{ path: PROXIES, value: THIS_MACHINE }] : [],
    variables: [isOneOfSeveral ? BEHIND_GATEWAY : OUTER_PROXIES],
  };
}
