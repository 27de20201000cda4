export * from './activity';
export * from './auth';
export * from './communities';
export * from './files';
export * from './follows';
export * from './posts';
export * from './publications';
export * from './users';
