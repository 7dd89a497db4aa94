import Table from '@mui/joy/Table';

const messages = [
  {
    from: 'Ana Ruiz',
    subject: 'Your order has shipped and arrives on Tuesday',
  },
  { from: 'Ben Okafor', subject: 'The total of invoice 1042 is not correct' },
];

export default function TableTextEllipsis() {
  return (
    <Table noWrap aria-label="Messages" style={{ width: 280 }}>
      <thead>
        <tr>
          <th scope="col">From</th>
          <th scope="col">Subject of the message</th>
        </tr>
      </thead>
      <tbody>
        {messages.map(({ from, subject }) => (
          <tr key={from}>
            <td>{from}</td>
            <td>{subject}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
