/**
 * Removes WebRTC, which `connect-src` doesn't cover, from this window. CSP's `webrtc` directive would
 * block it, but Chromium 156 and Firefox 153 ignore it, and Chromium logs an error for it.
 *
 * Frames that edited code adds have their own `RTCPeerConnection`, but edited code can't reach it:
 * the sandbox gives each of them another opaque origin, and the policy only lets them load the
 * site's scripts.
 */
export function blockWebRtc(): void {
  Reflect.deleteProperty(window, 'RTCPeerConnection');
  Reflect.deleteProperty(window, 'webkitRTCPeerConnection');
}
