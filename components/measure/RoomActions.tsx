import { placeOf } from '@/lib/measure/editing';
import { roomName } from '@/lib/measure/names';
import type { EditingProps } from './field-props';
import { newId } from './new-id';
import { Tools } from './Tools';

/** What can be done with the room of the selected window as a whole. */
export function RoomActions({ state, words, dispatch }: EditingProps) {
  const { plan } = state;
  const { here } = words;
  const { room: roomIndex, windows } = placeOf(state);
  const room = plan.rooms[roomIndex];
  if (!room) return null;
  return (
    <details className="plan-more ms-auto text-sm">
      <summary>{here.roomActions}</summary>
      <div className="flex flex-wrap gap-2 pt-2">
        <Tools
          labels={{
            copy: here.copyRoom,
            up: here.roomUp,
            down: here.roomDown,
            delete: here.deleteRoom,
          }}
          first={roomIndex === 0}
          last={roomIndex === plan.rooms.length - 1}
          onCopy={() =>
            dispatch({ type: 'copyRoom', roomId: newId(), ids: windows.map(() => newId()) })
          }
          onMove={(by) => dispatch({ type: 'moveRoom', by })}
          onDelete={() => dispatch({ type: 'deleteRoom', name: roomName(plan, room, words) })}
        />
      </div>
    </details>
  );
}
