export { FeedbackPrompt } from './FeedbackPrompt';
