/** The used part of the compiler's interface; the package has no types. */
declare module 'solc' {
  const solc: {
    compile: (input: string, options: { import: (path: string) => { contents: string } }) => string;
  };
  export default solc;
}
