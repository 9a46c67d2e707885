package org.members.repository;

import org.members.common.SoftDeleteRepository;
import org.members.domain.Shelf;
import org.members.domain.ShelfId;

public interface ShelfRepository extends SoftDeleteRepository<Shelf, ShelfId> {}
