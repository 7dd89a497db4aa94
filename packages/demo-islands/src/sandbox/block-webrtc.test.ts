/** @jest-environment ./test/unit/jsdom-environment.ts */
import { blockWebRtc } from './block-webrtc';

it.each(['RTCPeerConnection', 'webkitRTCPeerConnection'])('removes %s', (name) => {
  // As browsers define interfaces.
  Object.defineProperty(window, name, { value: class {}, configurable: true, writable: true });
  blockWebRtc();
  expect(name in window).toBe(false);
});
