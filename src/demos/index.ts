export { EmotionRoot } from './emotion/EmotionRoot';
