/** The part of the compiler's interface that is used here; the package declares none. */
declare module 'solc' {
  const solc: {
    compile: (input: string, options: { import: (path: string) => { contents: string } }) => string;
  };
  export default solc;
}
