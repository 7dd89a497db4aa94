import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { useState } from 'react';

const start = [
  { id: 'task-1', label: 'Task 1' },
  { id: 'task-2', label: 'Task 2' },
];

export default function AddAndRemoveItems() {
  const [tasks, setTasks] = useState(start);
  const [added, setAdded] = useState(start.length);
  const [selected, setSelected] = useState<string | null>('task-2');

  const add = () => {
    const id = `task-${added + 1}`;
    setTasks([...tasks, { id, label: `Task ${added + 1}` }]);
    setAdded(added + 1);
  };

  const remove = () => {
    setTasks(tasks.filter(({ id }) => id !== selected));
    setSelected(null);
  };

  return (
    <Box sx={{ width: 280, minHeight: 240 }}>
      <Button onClick={add}>Add task</Button>
      <Button
        disabled={!tasks.some(({ id }) => id === selected)}
        onClick={remove}
      >
        Remove selected
      </Button>
      <RichTreeView
        id="tasks"
        aria-label="Project"
        items={[{ id: 'project', label: 'Project', children: tasks }]}
        defaultExpandedItems={['project']}
        selectedItems={selected}
        onSelectedItemsChange={(_event, itemId) => setSelected(itemId)}
      />
    </Box>
  );
}
