const steps = [
  ['gigabyte', 1024 ** 3],
  ['megabyte', 1024 ** 2],
  ['kilobyte', 1024],
] as const;

/** Words of an amount of bytes, with one digit behind the point below ten: "1.2 GB", "340 MB", "0 MB". */
export function bytesText(bytes: number): string {
  const [unit, size] = steps.find(([, size]) => bytes >= size) ?? (['megabyte', 1024 ** 2] as const);
  const amount = bytes / size;
  return new Intl.NumberFormat('en', {
    style: 'unit',
    unit,
    maximumFractionDigits: amount < 10 ? 1 : 0,
  }).format(amount);
}
