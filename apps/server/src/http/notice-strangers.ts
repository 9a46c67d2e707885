import type { App } from './app-type.ts';
import { cameOverLoopback, signOfStrangers } from './is-local.ts';

/**
 * Notices that a proxy stands in front of us nobody told us of: one request over loopback that was meant for a public name is
 * enough, and from then on no card is taken for a test of the operator's. What a page of another site makes a browser send here is no
 * proof of one.
 */
export function noticeStrangers(app: App): void {
  let noticed: string | undefined;
  app.decorate('strangersReachUs', () => noticed);
  app.addHook('onRequest', (request, _reply, done) => {
    const isOfOtherSite = request.headers['sec-fetch-site'] === 'cross-site';
    const sign = isOfOtherSite || !cameOverLoopback(request) ? undefined : signOfStrangers(request);
    if (noticed === undefined && sign !== undefined) {
      noticed = sign;
      request.log.warn(
        { header: sign },
        'a proxy passes strangers on to this server: test cards are refused from now on',
      );
    }
    done();
  });
}
