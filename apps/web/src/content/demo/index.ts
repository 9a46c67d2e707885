import backdrop from './backdrop.webp';
import captions from './captions.vtt';
import h264 from './demo.mp4';
import av1 from './demo.webm';
import poster from './poster.webp';

/**
 * The demo video. `npm run record-demo` makes its five files anew from the running product. The smaller of the two videos
 * comes first; browsers that cannot play it take the other.
 */
export const demoVideo = {
  sources: [
    { src: av1, type: 'video/webm; codecs="av01.0.08M.08, opus"' },
    { src: h264, type: 'video/mp4; codecs="avc1.640028, mp4a.40.2"' },
  ],
  poster,
  /** The poster for where it is only a backdrop: so small that nothing waits for it. */
  backdrop,
  captions,
  /** Before this second it shows the home page, which behind the home page would only be confusing. */
  pastHome: 4.3,
  intro: 'A SQL file goes in. A Spring Boot backend comes out.',
} as const;
