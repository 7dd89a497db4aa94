export { JoyBoard } from './JoyBoard';
