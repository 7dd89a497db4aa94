import type { Room } from './rooms';
import { rooms } from './rooms';

const MOST_SEATS = 40;

function answerIn<Result>(milliseconds: number, answer: () => Result): Promise<Result> {
  return new Promise((resolve, reject) => {
    setTimeout(() => {
      try {
        resolve(answer());
      } catch (reason) {
        reject(reason as Error);
      }
    }, milliseconds);
  });
}

/** Stands for a request that stores a room. The server rejects more than 40 seats. */
export function saveRoom(room: Room): Promise<Room> {
  return answerIn(600, () => {
    if (room.seats > MOST_SEATS) {
      throw new Error(`${room.name}: at most ${MOST_SEATS} seats are allowed.`);
    }
    return room;
  });
}

/** Stands for a request that looks for another room with this code. */
export function isCodeTaken(code: string, id: Room['id']): Promise<boolean> {
  return answerIn(500, () => rooms.some((room) => room.code === code && room.id !== id));
}
