import { expect, test } from 'vitest';
import { cuesOf, webVtt } from './captions.ts';

test('each caption stays until the next, the last to the end, and is written as WebVTT', () => {
  const cues = cuesOf(
    [
      { at: 0.5, text: 'A list <of> orders & more' },
      { at: 61.25, text: 'Done' },
    ],
    65,
  );
  expect(webVtt(cues)).toBe(
    [
      'WEBVTT',
      '',
      '00:00.500 --> 01:01.100',
      'A list &lt;of&gt; orders &amp; more',
      '',
      '01:01.250 --> 01:05.000',
      'Done',
      '',
    ].join('\n'),
  );
});
