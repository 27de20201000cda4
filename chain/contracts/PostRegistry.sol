// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import {Ownable} from "@openzeppelin/contracts/access/Ownable.sol";

/// @title Proves when a post was published: its digest with the time of the block, written once and never changed.
contract PostRegistry is Ownable {
    /// Seconds since 1970, 0 for a digest that was never published.
    mapping(bytes32 digest => uint256 time) public publishedAt;

    event PostPublished(bytes32 indexed digest, uint256 time);

    error AlreadyPublished(bytes32 digest);

    constructor(address owner_) Ownable(owner_) {}

    /// @notice Writes a digest down. A second time is refused, so that the first stays the proof.
    function publish(bytes32 digest) external onlyOwner {
        if (publishedAt[digest] != 0) revert AlreadyPublished(digest);
        publishedAt[digest] = block.timestamp;
        emit PostPublished(digest, block.timestamp);
    }
}
