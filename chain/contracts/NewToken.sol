// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import {Ownable, Ownable2Step} from "@openzeppelin/contracts/access/Ownable2Step.sol";
import {ERC20} from "@openzeppelin/contracts/token/ERC20/ERC20.sol";
import {ERC20Capped} from "@openzeppelin/contracts/token/ERC20/extensions/ERC20Capped.sol";
import {Pausable} from "@openzeppelin/contracts/utils/Pausable.sol";
import {OldToken} from "./OldToken.sol";

/// @title The product's token. Its only source is the migration: who burns an old token gets a new one, one for one.
contract NewToken is ERC20Capped, Ownable2Step, Pausable {
    OldToken public immutable oldToken;

    event Migrated(address indexed holder, uint256 amount);

    error NothingToMigrate();
    /// Tokens that this contract held could never leave it.
    error NotAHolder();
    /// A paused migration without an owner would stay paused for ever.
    error OwnerNeeded();

    constructor(OldToken oldToken_, address owner_, string memory name_, string memory symbol_)
        ERC20(name_, symbol_)
        ERC20Capped(oldToken_.cap())
        Ownable(owner_)
    {
        oldToken = oldToken_;
    }

    /// @notice Burns `amount` of the caller's old tokens and mints the caller as many new ones.
    /// The caller has allowed this contract at least `amount` of the old token before.
    function migrateToken(uint256 amount) external whenNotPaused {
        if (amount == 0) revert NothingToMigrate();
        oldToken.burnFrom(msg.sender, amount);
        _mint(msg.sender, amount);
        emit Migrated(msg.sender, amount);
    }

    /// @notice Who migrates `amount` gets `amount` × numerator / denominator.
    function migrationRate() external pure returns (uint256 numerator, uint256 denominator) {
        return (1, 1);
    }

    /// @notice Holds the migration; transfers of new tokens go on.
    function pause() external onlyOwner {
        _pause();
    }

    function unpause() external onlyOwner {
        _unpause();
    }

    function renounceOwnership() public view override onlyOwner {
        revert OwnerNeeded();
    }

    function _update(address from, address to, uint256 value) internal override {
        if (to == address(this)) revert NotAHolder();
        super._update(from, to, value);
    }
}
