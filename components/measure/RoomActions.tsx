import { placeOf } from '@/lib/measure/editing';
import { roomName } from '@/lib/measure/names';
import type { EditingProps } from './field-props';
import { newId } from './new-id';
import { Tool } from './Tool';

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
        <Tool
          name="copy"
          label={here.copyRoom}
          onPress={() =>
            dispatch({ type: 'copyRoom', roomId: newId(), ids: windows.map(() => newId()) })
          }
        />
        <Tool
          name="up"
          label={here.roomUp}
          disabled={roomIndex === 0}
          onPress={() => dispatch({ type: 'moveRoom', by: -1 })}
        />
        <Tool
          name="down"
          label={here.roomDown}
          disabled={roomIndex === plan.rooms.length - 1}
          onPress={() => dispatch({ type: 'moveRoom', by: 1 })}
        />
        <Tool
          name="delete"
          label={here.deleteRoom}
          onPress={() => dispatch({ type: 'deleteRoom', name: roomName(plan, room, words) })}
        />
      </div>
    </details>
  );
}
