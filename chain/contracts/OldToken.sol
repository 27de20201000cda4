// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import {Ownable} from "@openzeppelin/contracts/access/Ownable.sol";
import {ERC20} from "@openzeppelin/contracts/token/ERC20/ERC20.sol";
import {ERC20Burnable} from "@openzeppelin/contracts/token/ERC20/extensions/ERC20Burnable.sol";
import {ERC20Capped} from "@openzeppelin/contracts/token/ERC20/extensions/ERC20Capped.sol";

/// @title The old ONG: 18 decimals, a hard cap, burnable by its holders and by whom they allow to.
contract OldToken is ERC20Capped, ERC20Burnable, Ownable {
    constructor(uint256 cap_, address owner_) ERC20("ONG (old)", "ONG") ERC20Capped(cap_) Ownable(owner_) {}

    /// @notice Issues tokens, never beyond the cap.
    function mint(address to, uint256 amount) external onlyOwner {
        _mint(to, amount);
    }

    function _update(address from, address to, uint256 value) internal override(ERC20, ERC20Capped) {
        super._update(from, to, value);
    }
}
